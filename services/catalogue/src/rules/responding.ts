import type { Rule } from './rule.js';

/** What starts a run by a call, and whether it lets a later step answer that. */
const ANSWERED_LATER = new Set(['responseNode', 'streaming']);
const CALLED = /n8n-nodes-base\.(formTrigger|webhook)$/;

/** n8n starts no form and no webhook behind which another way in has its answer: "Unused Respond to Webhook node". */
export const responding: Rule = {
  id: 'responding',
  *find(subject) {
    const answers = subject.steps.filter(({ type }) => type === 'n8n-nodes-base.respondToWebhook');
    for (const step of subject.steps) {
      if (!CALLED.test(step.type) || ANSWERED_LATER.has(String(step.parameters.responseMode))) continue;
      const after = subject.after(step.name);
      const answer = answers.find(({ name }) => after.has(name));
      if (answer)
        yield {
          step: step.name,
          says: `n8n does not start it, as "${answer.name}" comes after it (through the step with the settings too): end a form by a page (formEnd), or let all ways in be answered there`,
        };
    }
  },
};
