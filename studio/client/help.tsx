// Help for staff: ten tasks, each in three lines.
import { useEffect } from 'react'

const TASKS: readonly (readonly [task: string, ...lines: readonly [string, string, string]])[] = [
  [
    'Change a sentence',
    'Find the page on the left, and click the sentence on the live page.',
    'Change the words in the form. The live page updates as you type.',
    'Click Save.',
  ],
  [
    'Change a price or another figure',
    'Every figure is a fact. Open Facts on the left, or click the link below the text that shows the figure.',
    'Change its value. This removes the approval, because someone has to approve the new figure.',
    'Click Save. Every page with this fact shows the new figure.',
  ],
  [
    'Change the hours',
    'Open Clinic on the left.',
    'Change “Opening hours”. The words on the pages follow.',
    'Click Save.',
  ],
  [
    'Change the id of a form',
    'Open Clinic, then Forms, and find the form under “Form ids”.',
    'Type the id that the form provider gave you.',
    'Click Save, then try the form on its page.',
  ],
  [
    'Add a question',
    'Open the page, then its section with questions, then the group you want.',
    'Click “Add a question” below the last question, and write the question and its answer.',
    'To move the question, drag its handle, or press Alt and an arrow key while the handle is in focus.',
  ],
  [
    'Move, copy or remove a section',
    'Click the handle (six dots) in front of the section.',
    'Choose what to do. You can also drag the handle to move the section.',
    'If you change your mind, click Undo.',
  ],
  [
    'Add a page',
    'Click “New page” at the top left, and choose a similar page to start from.',
    'Give the page a name, an address and a menu. It comes last in the menu; move it in Menus and footer.',
    'Rewrite the words: until you do, they are those of the other page.',
  ],
  [
    'Approve a claim',
    'Open Facts, and tick “Not approved”. Open a fact, read its source, and check where it’s used.',
    'Type your name under “Approved by”. To approve several, type it above the list, and click Approve on each line.',
    'Click Save.',
  ],
  [
    'Replace a picture',
    'Click “Replace” beside the picture on its page, and choose the file.',
    'Describe what the picture shows, and click the point that must stay in view.',
    'Click “Replace the picture”. Every page that uses it shows the new picture.',
  ],
  [
    'Undo an earlier change',
    'Open the page, then History.',
    'Find the change, and click “Undo this change”.',
    'Check the words, and click Save.',
  ],
]

export function Help() {
  useEffect(() => {
    document.title = 'Help – Edit the website'
  }, [])
  return (
    <div className="text-page help">
      <h1 tabIndex={-1}>Help</h1>
      <p>
        What you save stays on this computer. When you’re done, click “Hand over”. An engineer reviews your changes
        before they go live.
      </p>
      {TASKS.map(([task, ...lines]) => (
        <section key={task}>
          <h2>{task}</h2>
          <ol>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      ))}
      <section>
        <h2>Keys</h2>
        <ul>
          <li>Ctrl+S saves.</li>
          <li>Ctrl+Z undoes, and Ctrl+Shift+Z does it again.</li>
          <li>Alt+Up and Alt+Down move the item whose handle is in focus.</li>
        </ul>
      </section>
    </div>
  )
}
