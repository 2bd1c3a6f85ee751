import { node } from './core.js';
import type { Json, NodeSpec, Parameters } from './types.js';

const schedule = (name: string, interval: Parameters): NodeSpec =>
  node(name, 'scheduleTrigger', 1.4, { rule: { interval: [interval] } });

export const everyMinutes = (name: string, minutesInterval: number) =>
  schedule(name, { field: 'minutes', minutesInterval });
export const everyHours = (name: string, hoursInterval: number) =>
  schedule(name, { field: 'hours', hoursInterval, triggerAtMinute: 0 });
export const everyDay = (name: string, triggerAtHour: number, triggerAtMinute = 0) =>
  schedule(name, { field: 'days', daysInterval: 1, triggerAtHour, triggerAtMinute });
/** @param days 1 is Monday, 0 Sunday */
export const everyWeek = (name: string, days: number[], triggerAtHour: number, triggerAtMinute = 0) =>
  schedule(name, { field: 'weeks', weeksInterval: 1, triggerAtDay: days, triggerAtHour, triggerAtMinute });
export const everyMonths = (
  name: string,
  monthsInterval: number,
  triggerAtDayOfMonth: number,
  triggerAtHour: number,
) =>
  schedule(name, { field: 'months', monthsInterval, triggerAtDayOfMonth, triggerAtHour, triggerAtMinute: 0 });
export const cron = (name: string, expression: string) =>
  schedule(name, { field: 'cronExpression', expression });

export const byHand = (name: string) => node(name, 'manualTrigger', 1, {});
export const onError = (name: string) => node(name, 'errorTrigger', 1, {});
export const called = (
  name: string,
  inputs: { [input: string]: 'string' | 'number' | 'boolean' | 'object' },
) =>
  node(name, 'executeWorkflowTrigger', 1.2, {
    inputSource: 'workflowInputs',
    workflowInputs: { values: Object.entries(inputs).map(([input, type]) => ({ name: input, type })) },
  });

/** A webhook that only callers with the agreed header may use, unless `open` says that the sender cannot send one. */
export const webhook = (
  name: string,
  path: string,
  options: { respond?: 'onReceived' | 'responseNode' | 'lastNode'; open?: boolean; rawBody?: boolean } = {},
): NodeSpec => ({
  ...node(name, 'webhook', 2.1, {
    multipleMethods: false,
    httpMethod: 'POST',
    path,
    authentication: options.open ? 'none' : 'headerAuth',
    responseMode: options.respond ?? 'onReceived',
    options: options.rawBody ? { rawBody: true } : {},
  }),
  webhook: true,
  ...(options.open ? { open: true } : {}),
});
export const respond = (name: string, responseBody: string, responseCode = 200) =>
  node(name, 'respondToWebhook', 1.5, { respondWith: 'json', responseBody, options: { responseCode } });

type FieldKind = 'text' | 'textarea' | 'email' | 'number' | 'date' | 'dropdown' | 'file' | 'checkbox';
/** field name, label, kind, and for a dropdown or checkbox its choices; every field is required unless `?` ends its name */
export type FormField = [name: string, label: string, kind?: FieldKind, choices?: string[]];

function formField([rawName, fieldLabel, fieldType = 'text', choices]: FormField): Json {
  const optional = rawName.endsWith('?');
  const field: Parameters = {
    fieldName: optional ? rawName.slice(0, -1) : rawName,
    fieldLabel,
    fieldType,
    requiredField: !optional,
  };
  if (choices) field.fieldOptions = { values: choices.map((option) => ({ option })) };
  if (fieldType === 'file') field.multipleFiles = false;
  return field;
}

/**
 * A form for the company's own people: n8n asks for a user name and a password, and the set-up says how to make these
 * (`doors.ts`). What people outside it fill in is an `openForm`.
 */
export const form = (
  name: string,
  formTitle: string,
  formDescription: string,
  fields: FormField[],
): NodeSpec => ({
  ...node(name, 'formTrigger', 2.6, {
    authentication: 'basicAuth',
    formTitle,
    formDescription,
    formFields: { values: fields.map(formField) },
    responseMode: 'onReceived',
    options: { appendAttribution: false },
  }),
  webhook: true,
});
/**
 * A form for customers, visitors, suppliers or whoever has a code of their own from a mail: everybody who has its address may
 * fill it in. What it may not lead to is in `src/rules/open-doors.ts`.
 */
export const openForm = (name: string, title: string, description: string, fields: FormField[]): NodeSpec => {
  const spec = form(name, title, description, fields);
  return { ...spec, open: true, parameters: { ...spec.parameters, authentication: 'none' } };
};
const withEnding = (spec: NodeSpec): NodeSpec => ({
  ...spec,
  parameters: { ...spec.parameters, responseMode: 'lastNode' },
});
/** A form whose last page tells the outcome, so the run must reach a `formEnd`; for whom, as `form`. */
export const formWithEnding = (
  name: string,
  title: string,
  description: string,
  fields: FormField[],
): NodeSpec => withEnding(form(name, title, description, fields));
/** The same for people outside the company, as `openForm`. */
export const openFormWithEnding = (
  name: string,
  title: string,
  description: string,
  fields: FormField[],
): NodeSpec => withEnding(openForm(name, title, description, fields));
export const formEnd = (name: string, completionTitle: string, completionMessage: string): NodeSpec => ({
  ...node(name, 'form', 2.5, {
    operation: 'completion',
    respondWith: 'text',
    completionTitle,
    completionMessage,
    options: {},
  }),
  webhook: true,
});

/** A polling trigger asks its app at these times. */
export const POLL = {
  everyMinute: { item: [{ mode: 'everyMinute' }] },
  everyHour: { item: [{ mode: 'everyHour', minute: 0 }] },
  everyQuarter: { item: [{ mode: 'everyX', value: 15, unit: 'minutes' }] },
};
/** A trigger of an app: an own webhook at the vendor, or polling when `poll` is given. */
export const appTrigger = (
  name: string,
  type: string,
  typeVersion: number,
  parameters: Parameters,
  poll?: keyof typeof POLL,
): NodeSpec => {
  if (poll) return node(name, type, typeVersion, { pollTimes: POLL[poll], ...parameters });
  return { ...node(name, type, typeVersion, parameters), webhook: true };
};
