import type { Json, N8nNode, Parameters } from '../dsl/types.js';
import { completed } from './answers.js';
import type { CaseName } from './cases.js';
import { made, madeOne } from './made.js';
import { figureOf, isMixed, placeIn } from './mixed.js';
import { kindOf } from './steps.js';
import { type Field, newField } from './values.js';

interface FormField {
  readonly fieldName?: string;
  readonly fieldLabel?: string;
  readonly fieldType?: string;
  readonly requiredField?: boolean;
  readonly fieldOptions?: { readonly values: readonly { readonly option: string }[] };
}

const WHEN_TYPED: Record<string, (when: CaseName, now: number) => Json> = {
  email: () => 'sanne@voorbeeld.nl',
  number: (when) => (when === 'other' ? 1 : when === 'soon' || when === 'fourth' ? 25_000 : 250),
  date: (_, now) => new Date(now + 86_400_000).toISOString().slice(0, 10),
  file: () => null,
};
/** Which of several options a case takes. */
const CHOSEN: Partial<Record<CaseName, number>> = { third: 1, fourth: 2, fifth: 3 };

/** What somebody types into a field: what the workflow compares it with before what it is called. */
function formValue(
  { fieldType = 'text', fieldName, fieldLabel, fieldOptions, requiredField }: FormField,
  read: Field | undefined,
  when: CaseName,
  now: number,
): Json {
  const options = fieldOptions?.values.map(({ option }) => option) ?? [];
  if (isMixed(when) && options.length > 0) {
    const chosen = options[figureOf(`${fieldName ?? fieldLabel} ${when}`) % options.length] ?? '';
    return fieldType === 'checkbox' ? [chosen] : chosen;
  }
  const option = options[when === 'other' ? options.length - 1 : (CHOSEN[when] ?? 0)] ?? options[0] ?? '';
  const isLeft = (when === 'empty' || when === 'bare') && !requiredField;
  if (fieldType === 'checkbox') return isLeft ? [] : [option];
  if (options.length > 0) return option;
  if (isLeft) return '';
  const asked = read && (read.compared.length > 0 || read.days.length > 0) && when !== 'odd';
  const typed = WHEN_TYPED[fieldType];
  if (!asked && typed && !(isMixed(when) && fieldType !== 'email')) return typed(when, now);
  const value = madeOne(fieldName ?? fieldLabel ?? '', read ?? newField(), when, now);
  if (fieldType === 'number') return Number.isFinite(Number(value)) ? Number(value) : 250;
  return fieldType === 'date' ? String(value).slice(0, 10) : value;
}

const own: Record<string, (node: N8nNode, when: CaseName, now: number, read?: Field) => Parameters> = {
  scheduleTrigger: (_, __, now) => ({ timestamp: new Date(now).toISOString() }),
  manualTrigger: () => ({}),
  formTrigger: (node, when, now, read) => {
    const { values = [] } = (node.parameters.formFields ?? {}) as { values?: FormField[] };
    return {
      ...Object.fromEntries(
        values.map((field) => {
          const name = field.fieldName ?? field.fieldLabel ?? '';
          return [name, formValue(field, read?.inside.get(name), when, now)];
        }),
      ),
      submittedAt: new Date(now).toISOString(),
      formMode: 'production',
    };
  },
  webhook: () => ({
    headers: { 'content-type': 'application/json' },
    params: {},
    query: {},
    body: {},
    executionMode: 'production',
  }),
  chatTrigger: (_, when) => ({
    sessionId: 'a1b2c3',
    action: 'sendMessage',
    chatInput: when === 'odd' ? '"Hoi" <b>🎉</b>' : 'Waar blijft mijn bestelling 1042?',
  }),
  errorTrigger: () => ({
    execution: {
      id: '231',
      url: 'https://n8n.voorbeeld.nl/execution/231',
      retryOf: '34',
      error: { message: 'Voorbeeld van een fout', stack: 'Error' },
      lastNodeExecuted: 'Meld het',
      mode: 'trigger',
    },
    workflow: { id: '1', name: 'Voorbeeld' },
  }),
};

/**
 * What a trigger hands over in a case. @param read what the workflow reads of it
 */
export function startedWith(
  node: N8nNode,
  read: Field | undefined,
  asked: CaseName,
  now: number,
): Parameters {
  const isUsual = isMixed(asked) && figureOf(`${node.name} ${placeIn(asked).seed}`) % 2 === 0;
  const when = isUsual ? 'normal' : asked;
  const shape = (read ? made(read, when, now) : {}) as Json;
  const known = own[kindOf(node)]?.(node, when, now, read) ?? {};
  const all = completed(known, shape);
  return all !== null && typeof all === 'object' && !Array.isArray(all) ? all : {};
}
