// Help for staff: ten tasks, each in three lines.
const TASKS: readonly (readonly [task: string, ...lines: readonly [string, string, string]])[] = [
  [
    'Change a sentence',
    'Find the page on the left, and click the sentence on the live page.',
    'Change the words in the form. The page follows while you type.',
    'Click Save.',
  ],
  [
    'Change a price or another figure',
    'Figures are facts: open Facts on the left, or follow the link below a text that quotes one.',
    'Change its value. The approval ends, because somebody must approve the new figure.',
    'Click Save. Every page that quotes the fact shows the new figure.',
  ],
  [
    'Change the hours',
    'Open Clinic on the left.',
    'Change “Opening hours” and “Hours in words”: search engines read the first, and visitors the second.',
    'Click Save.',
  ],
  [
    'Change the id of a form',
    'Open Clinic, then Forms, and find “Form ids”.',
    'Type the id that the form provider gave you.',
    'Click Save, then try the form on its page.',
  ],
  [
    'Add a question',
    'Open the page, then its section with questions, then a group of them.',
    'Click “Add to questions” below the others, and write the question and an answer of 15 to 90 words.',
    'To move it, drag its handle, or press Alt and an arrow key on the handle.',
  ],
  [
    'Move, copy or remove a section',
    'Click the handle (six dots) in front of the section.',
    'Choose what to do. To move it you can also drag the handle.',
    'Undo reverts it.',
  ],
  [
    'Add a page',
    'Click “New page” at the top left, and choose a page that is like it.',
    'Give it a name, an address, and a position in a menu.',
    'Rewrite its texts. The problems at the top say what is still the same as on the other page.',
  ],
  [
    'Approve a claim',
    'Open Facts, and then the fact. Read its source, and the places that use it.',
    'Type your name, click Approve, and say when somebody must review it again.',
    'Click Save. The list of facts says which ones are not approved yet.',
  ],
  [
    'Replace a picture',
    'Open Pictures, click “Add or replace a picture”, and drop the file there.',
    'Say what the picture shows, and click the point that must stay in view.',
    'Click “Replace the picture”. Every page with this picture shows the new one.',
  ],
  [
    'Undo a change of yesterday',
    'Open the page, then More, then History.',
    'Find the change, and click “Take back”.',
    'Read the words, and click Save.',
  ],
]

export function Help() {
  return (
    <div className="text-page help">
      <h1>Help</h1>
      <p>
        What you save stays on this computer. When you are done, click “Hand over”: an engineer reads your changes
        before they go to the site.
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
        <dl className="keys">
          <div>
            <dt>Ctrl+S</dt>
            <dd>Save</dd>
          </div>
          <div>
            <dt>Ctrl+Z, Ctrl+Shift+Z</dt>
            <dd>Undo, redo</dd>
          </div>
          <div>
            <dt>Alt+Up, Alt+Down</dt>
            <dd>Move the item whose handle is in focus</dd>
          </div>
        </dl>
      </section>
    </div>
  )
}
