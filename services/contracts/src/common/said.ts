import type { Language } from './errors.js';

let reader = (): Language => 'nl';

/** Names who reads what schemas refuse: a service does it once, at its start. Dutch until then. */
export const readBy = (language: () => Language): void => {
  reader = language;
};

/** What a rule says when it is broken, in the reader's language: `z.string().min(1, said('Kies een plan', 'Choose a plan'))`. */
export const said = (nl: string, en: string) => ({ error: () => ({ nl, en })[reader()] });

/** Said by more than one schema. */
export const validEmail = said('Vul een geldig e-mailadres in', 'Enter a valid e-mail address');
export const required = {
  name: said('Naam is verplicht', 'Name is required'),
  email: said('Email is verplicht', 'Email is required'),
  reason: said('Geef een reden', 'Give a reason'),
};
