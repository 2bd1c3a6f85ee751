// Written by `npm run openapi` from the schemas of the contracts: change those.
/** Fields of LoginRequest. */
export const loginRules = {
  email: { required: true, most: 254 },
  password: { required: true, most: 200, exact: true },
  remember_me: {},
} as const;
/** Fields of RegisterRequest. */
export const registerRules = {
  full_name: { required: true, most: 120 },
  email: { required: true, most: 254, kind: 'email' },
  password: { required: true, least: 6, most: 200, exact: true },
} as const;
/** Fields of ForgotPasswordRequest. */
export const forgotPasswordRules = {
  email: { required: true, most: 254 },
} as const;
/** Fields of ResetPasswordRequest. */
export const resetPasswordRules = {
  password: { required: true, least: 6, most: 200, exact: true },
} as const;
/** Fields of ContactRequest. */
export const contactRules = {
  name: { required: true, most: 120 },
  email: { required: true, most: 254, kind: 'email' },
  topic: { required: true },
  message: { required: true, most: 5000 },
  website: { most: 500 },
} as const;
/** Fields of WithdrawalRequest. */
export const withdrawalRules = {
  name: { required: true, most: 120 },
  email: { required: true, most: 254, kind: 'email' },
  order: { required: true, most: 200 },
  ordered_on: { kind: 'date' },
} as const;
/** Fields of OpsUsersQuery. */
export const opsUsersRules = {
  q: { most: 254 },
} as const;
/** Fields of OpsMailTroublesQuery. */
export const opsMailTroublesRules = {
  q: { most: 254 },
} as const;
/** Fields of LiftMailTrouble. */
export const liftMailTroubleRules = {
  reason: { required: true, least: 3, most: 500 },
} as const;
/** Fields of SearchQuery. */
export const searchRules = {
  q: { most: 200 },
} as const;
/** Fields of CreateAutomation. */
export const automationRules = {
  name: { required: true, most: 160 },
  workflow_filename: { most: 255 },
} as const;
/** Fields of ReportProblem. */
export const reportRules = {
  kind: { required: true },
  text: { required: true, most: 2000 },
  n8n_version: { most: 40 },
} as const;
/** Fields of NameCollection. */
export const collectionRules = {
  name: { required: true, most: 80 },
} as const;
/** Fields of ConnectN8n. */
export const connectN8nRules = {
  address: { required: true, most: 300 },
  key: { required: true, most: 4000 },
  name: { most: 60 },
} as const;
/** Fields of AddAlertChannel. */
export const addAlertChannelRules = {
  kind: { required: true },
  name: { required: true, most: 60 },
  address: { required: true, most: 2000 },
} as const;
/** Fields of ReplaceConnectionKey. */
export const replaceConnectionKeyRules = {
  key: { required: true, most: 4000 },
} as const;
/** Fields of RenameConnection. */
export const renameConnectionRules = {
  name: { required: true, most: 60 },
} as const;
/** Fields of SaveMinutes. */
export const saveMinutesRules = {
  minutes: { required: true, kind: 'whole', from: 0, to: 1440 },
} as const;
/** Fields of OpsReason. */
export const opsReasonRules = {
  text: { required: true, most: 1000 },
} as const;
/** Fields of AnswerRequest. */
export const answerRequestRules = {
  filename: { required: true, most: 200 },
} as const;
/** Fields of OpsWorkflowsQuery. */
export const opsWorkflowsRules = {
  q: { most: 200 },
} as const;
/** Fields of GrantPlan. */
export const grantRules = {
  price_tier: { required: true },
  until: { kind: 'date' },
  reason: { required: true, least: 3, most: 500 },
} as const;
/** Fields of RevokePlan. */
export const revokeRules = {
  reason: { required: true, least: 3, most: 500 },
} as const;
/** Fields of InvoiceDetails. */
export const invoiceDetailsRules = {
  company: { most: 150 },
  vat_id: { most: 30 },
  street: { required: true, most: 100 },
  postal_code: { required: true, most: 20 },
  city: { required: true, most: 100 },
  country: { required: true },
} as const;
/** Fields of EnterPayoutAccount. */
export const payoutAccountRules = {
  holder: { required: true, most: 70 },
  iban: { required: true, most: 50 },
} as const;
/** Fields of CancelSubscription. */
export const cancelPlanRules = {
  reason: { most: 500 },
} as const;
/** Fields of MovePointer. */
export const movePointerRules = {
  version: {},
  percent: { kind: 'whole', from: 1, to: 50 },
  reason: { required: true, most: 500 },
} as const;
/** Fields of AddTeamMember. */
export const teamMemberRules = {
  email: { required: true, most: 254, kind: 'email' },
} as const;
/** Fields of CreateTeamToken. */
export const teamTokenRules = {
  name: { required: true, most: 80 },
  expires_in_days: { kind: 'whole', from: 1, to: 3650 },
} as const;
