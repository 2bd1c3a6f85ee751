/** How each thing that can be wrong is mended; the guide (docs/add-a-workflow.md) lists them by these codes. */
export const MENDS = {
  no_file: 'Name a file that n8n wrote: in the editor open the menu with the three dots and choose Download.',
  too_large:
    'Unpin the data of every step and download again; a workflow without pinned data is a hundred times smaller.',
  not_text: 'Download the workflow again: n8n writes text in UTF-8.',
  not_json: 'Download the workflow again and change nothing in the file by hand.',
  too_deep: 'Download the workflow again: no step of n8n nests that deep.',
  no_workflow:
    'Open the workflow in n8n and choose Download; a screenshot, a list or an answer of an API is none.',
  several_workflows: 'Download each workflow by itself and add them one by one.',
  too_many_steps: 'Split it: what one run does as a whole becomes a workflow, the rest another.',
  step_name:
    'Rename the step in n8n (F2): any words, without " > ", quotes or an ending such as " #1"; then download again.',
  step_twice: 'Give one of the two another name in n8n and download again.',
  settings_step: 'Rename that step: the settings get a step of their own, which has this name.',
  unknown_step: 'Draw the connection again in n8n, or delete it, and download again.',
  unknown_connection:
    'Use models, memories, tools, parsers, embeddings, loaders, splitters and vector stores of n8n itself.',
  serves_two: 'Give each step that it serves one of its own, under another name.',
  community_step:
    'Use a step of n8n itself or an HTTP Request: customers cannot be asked to install a package.',
  old_step: 'Open the workflow in a current n8n, put the step of today in its place and download again.',
  old_reference: "Write $('Name of the step').item.json.field instead, in n8n, and download again.",
  disabled_step: 'Delete the step in n8n, or switch it on, and download again.',
  no_trigger: 'Begin with what starts it: a schedule, a form, a webhook or an event of an app.',
  loose_step: 'Connect the step in n8n, or delete it, and download again.',
  key_inside:
    'Choose an account for the step (Authentication, then a credential) instead of a key in its text, and download again.',
  personal_data: 'Run `npm run new -- workflow <export> --update`: it puts an example there.',
  unsourced_call:
    'Ask the team to read the call in a public document of the vendor and to enter it in src/vendors, or use a step of n8n.',
  slug: 'Use lower case letters, digits and single hyphens, at most 80 characters.',
  folder_there:
    'Check it with the folder as the argument; take in a newer export with --update; or choose another --slug.',
  no_declarations:
    'Put the file workflow.yaml beside workflow.json, or make the folder anew from the export.',
  not_yaml:
    'Mend the line. A text with a colon, a hash sign or braces stands in quotes; a level is two spaces, never a tab.',
  unknown_field: 'Mend its spelling, or take it out: workflow.schema.json lists every field.',
  missing: 'Write it.',
  wrong_value: 'Write what is asked for.',
  step_without_english: 'Write its English name under `steps`, behind the Dutch one.',
  step_not_there: 'Write the name of a step exactly as in n8n, or take the line out.',
  name_twice: 'Give one of the two another English name.',
  parameter_not_there: 'Take the path from the list that is shown, or take the line out.',
  text_not_there: 'Copy the words exactly as they stand in the step, in `nl` or `part`.',
  value_open: 'Declare it under `values`, with the step and the path that are named here.',
  value_wrong: 'Change the value as the message says.',
  account_missing: 'Add it under `accounts`, with why the workflow needs it.',
  account_unused: 'Take it out, or choose the account in the step and download again.',
  account_unknown: 'Add `app` (what people call it) and `steps` (how they get the key) to the account.',
  still_dutch: 'Add the words under `texts`, or a column under `columns`, in both languages.',
  fault:
    'Mend it in n8n or in workflow.yaml. A promise that a step keeps stands under `promises`; what may stay all the same, with the reason, under `accepts`.',
  refused: 'Mend what the message names.',
} as const;
export type ProblemCode = keyof typeof MENDS;

/** Something that is to mend, for a person who knows n8n. */
export interface Problem {
  readonly code: ProblemCode;
  /** `workflow.yaml:12`, `step "Mail de klant"`, or the file. */
  readonly where: string;
  readonly what: string;
}

export const problem = (code: ProblemCode, where: string, what: string): Problem => ({ code, where, what });

const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '?').slice(0, 300);

/** One line: where, what, the code, how to mend it. */
export const problemLine = ({ code, where, what }: Problem): string =>
  `${printable(where)}: ${printable(what)} [${code}] ${MENDS[code]}`;

/** Cannot be read at all; what is wrong stands in `problems`. */
export class Refused extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(problemLine).join('\n'));
  }
}
