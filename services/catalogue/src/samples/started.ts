import type { Json, N8nNode, Parameters } from '../dsl/types.js';
import { completed } from './answers.js';
import type { CaseName } from './cases.js';
import { made } from './made.js';
import type { Field } from './reads.js';
import { kindOf } from './steps.js';

interface FormField {
  readonly fieldName?: string;
  readonly fieldLabel?: string;
  readonly fieldType?: string;
  readonly requiredField?: boolean;
  readonly fieldOptions?: { readonly values: readonly { readonly option: string }[] };
}

const WHEN_TYPED: Record<string, (when: CaseName) => Json> = {
  email: () => 'sanne@voorbeeld.nl',
  number: (when) => (when === 'other' ? 1 : 250),
  date: () => '2026-11-25',
  file: () => null,
};

function formValue(
  { fieldType = 'text', fieldName = '', fieldOptions, requiredField }: FormField,
  when: CaseName,
): Json {
  const options = fieldOptions?.values.map(({ option }) => option) ?? [];
  const option = options[when === 'other' ? options.length - 1 : 0] ?? '';
  if (fieldType === 'checkbox') return when === 'empty' && !requiredField ? [] : [option];
  if (options.length > 0) return option;
  if (when === 'empty' && !requiredField) return '';
  const typed = WHEN_TYPED[fieldType];
  if (typed) return typed(when);
  return when === 'odd' ? 'Zoë "de Vos" & <b>O\'Neill</b>\n🎉' : `Voorbeeld ${fieldName}`;
}

const own: Record<string, (node: N8nNode, when: CaseName, now: number) => Parameters> = {
  scheduleTrigger: (_, __, now) => ({ timestamp: new Date(now).toISOString() }),
  manualTrigger: () => ({}),
  formTrigger: (node, when, now) => {
    const { values = [] } = (node.parameters.formFields ?? {}) as { values?: FormField[] };
    return {
      ...Object.fromEntries(
        values.map((field) => [field.fieldName ?? field.fieldLabel ?? '', formValue(field, when)]),
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
export function startedWith(node: N8nNode, read: Field | undefined, when: CaseName, now: number): Parameters {
  const shape = (read ? made(read, when, now) : {}) as Json;
  const known = own[kindOf(node)]?.(node, when, now) ?? {};
  const all = completed(known, shape);
  return all !== null && typeof all === 'object' && !Array.isArray(all) ? all : {};
}
