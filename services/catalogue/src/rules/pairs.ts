import type { N8nNode } from '../dsl/types.js';
import { reaching } from './counts.js';
import type { Rule, Subject } from './rule.js';

/** Models whose answers do not say which item they belong to. */
const MODELS = /langchain\.(chainLlm|informationExtractor|chainSummarization|chainRetrievalQa)$/;
/** Apps whose steps never say it, read in n8n 2.41: none of them names a pair. */
const APPS = new Set(
  `actionNetwork agileCrm apiTemplateIo awsSqs awsTextract bannerbear cockpit cortex crateDb customerIo demio dhl drift googleCloudNaturalLanguage iterable jenkins lingvaNex mailcheck medium messageBird mindee mocean mqtt msg91 oneSimpleApi onfleet plivo questDb quickChart rabbitmq rundeck securityScorecard sendy signl4 sms77 timescaleDb twilio twist uplead uproc urlScanIo vero vonage yourls`
    .split(/\s+/)
    .map((type) => `n8n-nodes-base.${type}`),
);

/** n8n pairs what these give by place, and only where a step has one output. */
const losesPairs = ({ type, onError, executeOnce }: Pick<N8nNode, 'type' | 'onError' | 'executeOnce'>) =>
  (MODELS.test(type) || APPS.has(type)) && onError === 'continueErrorOutput' && executeOnce !== true;

/** What reads the item of a step, in expressions and scripts. */
const READS_ITEM = /\$\('([^']+)'\)\.(?:item|itemMatching|pairedItem)\b/g;

interface Unpaired {
  readonly step: N8nNode;
  /** The step behind it that asks for the item, and of which step. */
  readonly reader: string;
  readonly read: string;
}

/** Steps with a way on after an error that may get several items, where a later step asks which item an answer belongs to. */
export function unpaired(subject: Subject): Unpaired[] {
  const losing = subject.steps.filter(losesPairs);
  if (losing.length === 0) return [];
  const reached = reaching(subject);
  return losing.flatMap((step) => {
    if (reached.get(step.name) !== 2) return [];
    const [before, after] = [subject.before(step.name), subject.after(step.name)];
    const readings = subject.steps.flatMap(({ name, parameters }) =>
      after.has(name)
        ? [...JSON.stringify(parameters).matchAll(READS_ITEM)].map(([, read = '']) => ({
            reader: name,
            read,
          }))
        : [],
    );
    const asks = readings.find(({ read }) => read === step.name || before.has(read));
    return asks ? [{ step, ...asks }] : [];
  });
}

/** Which item an answer belongs to is lost behind two outputs: the run ends at the first step that asks. */
export const pairs: Rule = {
  id: 'pairs',
  *find(subject) {
    for (const { step, reader, read } of unpaired(subject))
      yield {
        step: step.name,
        says: `"${reader}" asks for the item of "${read}" behind it, and with two outputs n8n does not know which item an answer belongs to: go on by the regular output and tell failures apart behind it (dsl/paired.ts), or take the items one by one (loop of 1)`,
      };
  },
};
