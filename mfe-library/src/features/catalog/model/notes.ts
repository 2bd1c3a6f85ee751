import type { PublicWorkflowDetail } from '@stroomwerk/contracts/library';

/** The notes that say more than the page does: the one that is called as the workflow repeats its accounts and set-up. */
export const furtherNotes = ({
  name,
  notes,
}: Pick<PublicWorkflowDetail, 'name' | 'notes'>): PublicWorkflowDetail['notes'] =>
  notes.filter(
    ({ text }) =>
      text
        .split('\n', 1)[0]
        ?.replace(/^#+\s*/, '')
        .trim() !== name,
  );
