/** What a person fills in to register (specification, section 2). */
export interface RegistrationForm {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

export type RegistrationField = keyof RegistrationForm;
export interface RegistrationProblem {
  readonly field: RegistrationField;
  readonly text: string;
}

/** The four checks of section 5 of the specification, in its order and with its texts; the first that fails is shown. */
const checks: readonly (RegistrationProblem & { readonly holds: (form: RegistrationForm) => boolean })[] = [
  { field: 'fullName', text: 'Naam is verplicht', holds: ({ fullName }) => fullName.trim() !== '' },
  { field: 'email', text: 'Email is verplicht', holds: ({ email }) => email.trim() !== '' },
  {
    field: 'password',
    text: 'Wachtwoord moet minimaal 6 karakters lang zijn',
    holds: ({ password }) => password.length >= 6,
  },
  {
    field: 'confirmation',
    text: 'Wachtwoorden komen niet overeen',
    holds: ({ password, confirmation }) => confirmation === password,
  },
];

/** The first rule that a form breaks, or null. */
export const firstProblem = (form: RegistrationForm): RegistrationProblem | null =>
  checks.find(({ holds }) => !holds(form)) ?? null;

/** Seconds between the success and the sign-in page (specification, section 9). */
export const redirectAfterSeconds = 2;
