// Property tests use the same random values in every run, so that a failure is repeatable. FC_SEED gives others.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 2026) })
