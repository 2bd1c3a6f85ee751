import type { Condition } from '../dsl/conditions.js';
import { keep } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import { webhook } from '../dsl/triggers.js';
import type { NodeSpec } from '../dsl/types.js';
import { value } from '../dsl/value.js';
import type { Both } from '../kit/text.js';

const HOOK_KEY = value({
  key: 'de-aanroep-own-key',
  kind: 'text',
  label: { nl: 'Eigen sleutel in de aanroep', en: 'Own key in the call' },
  help: {
    nl: 'Een lang woord dat je zelf kiest; dezelfde sleutel staat achter het adres van de webhook.',
    en: 'A long word of your own choice; the same key stands behind the address of the webhook.',
  },
  example: { nl: 'lang-en-onraadbaar', en: 'long-and-unguessable' },
  check: '^\\S{8,}$',
});

/**
 * A webhook for who can call an address and add no header: a key in the address keeps strangers out.
 * @param path of the address, by language
 * @param conditions that what it sends meets besides
 */
export const keyedCall = (name: string, path: Both, conditions: readonly Condition[] = []): NodeSpec[] => [
  webhook(name, say(path.nl, path.en), { open: true }),
  keep('Alleen met de sleutel', [
    [say('={{ $json.query.sleutel }}', '={{ $json.query.key }}'), 'is', HOOK_KEY],
    ...conditions,
  ]),
];
