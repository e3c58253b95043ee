// Property tests draw the same values in every run, so that a failure can be repeated. FC_SEED draws others.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 2026) })
