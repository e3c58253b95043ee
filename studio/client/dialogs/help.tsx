// Help for staff: ten tasks, each in a few lines.
import { useStudio } from '../context.ts'
import { Dialog } from './dialog.tsx'

const TASKS: readonly (readonly [task: string, ...lines: readonly string[]])[] = [
  [
    'Change a sentence',
    'Find the page on the left, and click the sentence on the live page. Change it, and click Save.',
  ],
  [
    'Change a price or another figure',
    'Every figure is a fact. Open Facts on the left, or click the link below the text that shows the figure.',
    'Change its value, and its source if the new one comes from elsewhere.',
    'This removes the approval, because someone has to approve the new figure.',
  ],
  ['Change the hours', 'Open Clinic on the left, and change “Opening hours”. Every page then shows the new hours.'],
  ['Change the id of a form', 'Open Clinic, then Forms, and find the form under “Form ids”.'],
  [
    'Add a question',
    'Open the page, then its section with questions, then the group you want. Click “Add a question” at its end.',
  ],
  [
    'Move, copy or remove a section',
    'Drag the handle (six dots) in front of the section, or click it for a menu. Undo brings a section back.',
  ],
  [
    'Add a page',
    'Click “New page” at the top left, and choose a similar page to start from.',
    'Rewrite every text, because the new page starts with the words of the other one.',
    'It comes last in its menu. To move it, open “Menus and footer”.',
  ],
  [
    'Approve a claim',
    'Open Facts, and tick “Not approved”. Open a fact, read its source, and check where it’s used.',
    'To approve several, click Approve on each line. On your own computer, type your name above the list first.',
  ],
  [
    'Replace a picture',
    'Click “Replace” beside the picture on its page. Every page that uses it shows the new picture at once.',
    '“Undo replacing” beside it brings the former picture back.',
  ],
  [
    'Undo an earlier change',
    'Open the page, then History. Click “Undo this change”, check the words, and click Save.',
  ],
]

export function Help() {
  const { me } = useStudio()
  return (
    <Dialog title="Help" isWide>
      <p>
        {me ? 'Only you can see what you save.' : 'What you save stays on this computer.'} When you’re done, click
        “Hand over”. An engineer reviews your changes before they go live.
      </p>
      {TASKS.map(([task, ...lines]) => (
        <section key={task}>
          <h3>{task}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      <h3>Keys</h3>
      <p>
        Ctrl+S saves. Ctrl+Z undoes a change, and Ctrl+Shift+Z redoes it. In a text, Ctrl+B, Ctrl+I and Ctrl+K make
        words bold, italic or a link, or plain again, and Alt+F inserts a checked figure. Ctrl+Shift+F opens Find.
        Alt+Up and Alt+Down move the item whose handle is in focus. On a Mac, Ctrl is Cmd, and Alt is Option.
      </p>
    </Dialog>
  )
}
