import { z } from 'zod';
import * as auth from '../auth/index.js';
import * as billing from '../billing/index.js';
import * as library from '../library/index.js';
import * as releases from '../releases/index.js';

/** Every form of the screens: the request that it fills, and the fields that a person fills in. */
const forms = {
  login: [auth.LoginRequest, 'email', 'password', 'remember_me'],
  register: [auth.RegisterRequest, 'full_name', 'email', 'password'],
  forgotPassword: [auth.ForgotPasswordRequest, 'email'],
  resetPassword: [auth.ResetPasswordRequest, 'password'],
  contact: [auth.ContactRequest, 'name', 'email', 'topic', 'message', 'website'],
  withdrawal: [auth.WithdrawalRequest, 'name', 'email', 'order', 'ordered_on'],
  opsUsers: [auth.OpsUsersQuery, 'q'],
  opsMailTroubles: [auth.OpsMailTroublesQuery, 'q'],
  liftMailTrouble: [auth.LiftMailTrouble, 'reason'],
  search: [library.SearchQuery, 'q'],
  automation: [library.CreateAutomation, 'name', 'workflow_filename'],
  report: [library.ReportProblem, 'kind', 'text', 'n8n_version'],
  collection: [library.NameCollection, 'name'],
  connectN8n: [library.ConnectN8n, 'address', 'key', 'name'],
  addAlertChannel: [library.AddAlertChannel, 'kind', 'name', 'address'],
  replaceConnectionKey: [library.ReplaceConnectionKey, 'key'],
  renameConnection: [library.RenameConnection, 'name'],
  saveMinutes: [library.SaveMinutes, 'minutes'],
  opsReason: [library.OpsReason, 'text'],
  answerRequest: [library.AnswerRequest, 'filename'],
  opsWorkflows: [library.OpsWorkflowsQuery, 'q'],
  grant: [billing.GrantPlan, 'price_tier', 'until', 'reason'],
  revoke: [billing.RevokePlan, 'reason'],
  invoiceDetails: [
    billing.InvoiceDetails,
    ...(['company', 'vat_id', 'street', 'postal_code', 'city', 'country'] as const),
  ],
  payoutAccount: [billing.EnterPayoutAccount, 'holder', 'iban'],
  cancelPlan: [billing.CancelSubscription, 'reason'],
  movePointer: [releases.MovePointer, 'version', 'percent', 'reason'],
  teamMember: [releases.AddTeamMember, 'email'],
  teamToken: [releases.CreateTeamToken, 'name', 'expires_in_days'],
} as const satisfies Record<string, readonly [z.ZodObject, ...string[]]>;

/** The parts of a schema's description that may say something of a field, `null` and unions opened. */
function parts(described: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema[] {
  return [described, ...(described.anyOf ?? []).flatMap((one) => parts(one as z.core.JSONSchema.BaseSchema))];
}

/** What the contract asks of one field, as plain data. */
function ruleOf(name: string, schema: z.ZodType): Record<string, unknown> {
  const described = (['input', 'output'] as const).flatMap((io) =>
    parts(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })),
  );
  const first = (key: 'minLength' | 'maxLength' | 'minimum' | 'maximum') =>
    described.find((one) => one[key] !== undefined)?.[key];
  const has = (key: 'format' | 'type', value: string) => described.some((one) => one[key] === value);
  const least = first('minLength');
  return {
    ...(schema.safeParse('').success || schema.safeParse(undefined).success ? {} : { required: true }),
    ...(least !== undefined && least > 1 ? { least } : {}),
    ...(first('maxLength') === undefined ? {} : { most: first('maxLength') }),
    ...(has('format', 'email') ? { kind: 'email' } : has('format', 'date') ? { kind: 'date' } : {}),
    ...(has('type', 'integer') ? { kind: 'whole', from: first('minimum'), to: first('maximum') } : {}),
    // Everywhere else the schemas take spaces around a text away.
    ...(name === 'password' ? { exact: true } : {}),
  };
}

const line = (rule: Record<string, unknown>): string => {
  const inside = Object.entries(rule).map(
    ([key, value]) => `${key}: ${JSON.stringify(value).replace(/"/g, "'")}`,
  );
  return inside.length === 0 ? '{}' : `{ ${inside.join(', ')} }`;
};

/** The text of `forms/index.ts`: what each form has to keep, read from the schemas, without zod for the browser. */
export function formRulesText(): string {
  const written = Object.entries(forms).map(([form, [schema, ...names]]) => {
    const shape = schema.shape as Record<string, z.ZodType>;
    const fields = names.map((name) => `  ${name}: ${line(ruleOf(name, shape[name] as z.ZodType))},\n`);
    return `/** Fields of ${z.globalRegistry.get(schema)?.id}. */\nexport const ${form}Rules = {\n${fields.join('')}} as const;\n`;
  });
  return `// Written by \`npm run openapi\` from the schemas of the contracts: change those.\n${written.join('')}`;
}
