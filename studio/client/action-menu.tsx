// A menu of actions. The button with `popoverTarget={id}` opens it, and the browser places it beside that button.

export interface Action {
  label: string
  run: () => void
  isDisabled?: boolean
}

export function ActionMenu({ id, actions }: { id: string; actions: readonly Action[] }) {
  return (
    <div
      className="menu"
      id={id}
      popover="auto"
      onToggle={({ currentTarget, newState }) => {
        if (newState === 'open') currentTarget.querySelector<HTMLElement>('button:enabled')?.focus()
      }}
    >
      {actions.map(({ label, run, isDisabled }) => (
        <button
          key={label}
          type="button"
          disabled={isDisabled}
          onClick={({ currentTarget }) => {
            // Closing returns the focus to the button, so it comes before an action that moves the focus.
            currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
            run()
          }}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
