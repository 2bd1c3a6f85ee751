import { questionsOf } from './origin.js';
import type { Rule, Subject } from './rule.js';

const CONSENT = /toestemming|akkoord|goedgekeurd|mogen we|consent|agree|approve|may we/i;

/** Whether a later step reads a field, by whatever way it names it. */
const isRead = (subject: Subject, asker: string, field: string): boolean => {
  const escaped = field.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const read = new RegExp(`\\.${escaped}\\b|\\[\\\\?["']${escaped}\\\\?["']\\]|\\b${escaped}\\b\\s*[,}]`);
  return [...subject.after(asker)].some((name) =>
    read.test(JSON.stringify(subject.step(name)?.parameters ?? {})),
  );
};

/** An answer that was asked for, and that decides nothing. */
export const consent: Rule = {
  id: 'consent',
  *find(subject) {
    for (const step of subject.steps) {
      for (const { fieldName, fieldLabel = '' } of questionsOf(step)) {
        const field = fieldName ?? fieldLabel;
        if (CONSENT.test(`${fieldLabel} ${field}`) && !isRead(subject, step.name, field))
          yield {
            step: step.name,
            says: `it asks “${fieldLabel}”, and no later step reads ${field}: let the answer decide, or keep it, or do not ask`,
          };
      }
      const { operation, responseType = 'approval' } = step.parameters;
      if (
        operation === 'sendAndWait' &&
        responseType === 'approval' &&
        !isRead(subject, step.name, 'approved')
      )
        yield {
          step: step.name,
          says: 'it waits for a yes or a no, and no later step reads data.approved: let the answer decide',
        };
    }
  },
};
