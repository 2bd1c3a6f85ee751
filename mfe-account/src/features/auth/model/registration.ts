import { registerRules, resetPasswordRules } from '@stroomwerk/contracts/forms';

/** The password once more: what it has to be is said at the first. */
const confirmation = { required: true, most: registerRules.password.most, exact: true } as const;

/** What a person fills in to register (specification, section 2). */
export const registrationRules = { ...registerRules, confirmation } as const;
/** What a person fills in to choose another password. */
export const newPasswordRules = { ...resetPasswordRules, confirmation } as const;

const tooShort = `Wachtwoord moet minimaal ${registerRules.password.least} karakters lang zijn`;

/** The texts of section 5 of the specification; both languages have them so. */
export const registrationWording = {
  full_name: 'Naam is verplicht',
  email: 'Email is verplicht',
  password: tooShort,
} as const;

/** Says so where the second password is not the first. */
export const unequalPasswords = ({
  password,
  confirmation: again,
}: Record<'password' | 'confirmation', string>) =>
  again === password ? {} : { confirmation: 'Wachtwoorden komen niet overeen' };

/** Seconds between the success and the sign-in page (specification, section 9). */
export const redirectAfterSeconds = 2;
