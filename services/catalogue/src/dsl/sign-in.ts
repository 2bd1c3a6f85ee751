/** How a customer signs in with an account of Google or Microsoft, in Dutch and in English. */
const signIn = (button: string, own: { nl: string; en: string }, nl: string, en: string) =>
  [
    [`Kies in n8n bij Credentials voor "${button}".`, nl, own.nl],
    [`In n8n, under Credentials, choose "${button}".`, en, own.en],
  ] as const;

/** n8n Cloud brings the app that asks for access; a server of one's own does not. */
const ENTRA = {
  nl: 'Op een eigen n8n-server vul je daarvoor eerst Client ID en geheim van een app-registratie in Microsoft Entra in.',
  en: 'On an n8n server of your own, first enter the client ID and secret of an app registration in Microsoft Entra.',
};

/** For every app that a Google account opens. */
export const GOOGLE_STEPS = signIn(
  'Sign in with Google',
  {
    nl: 'Op een eigen n8n-server vul je daarvoor eerst Client ID en geheim van een OAuth-client uit je Google Cloud-project in, met de API van deze app aan.',
    en: 'On an n8n server of your own, first enter the client ID and secret of an OAuth client in your Google Cloud project, with the API of this app switched on.',
  },
  'Log in met het account dat de workflow mag gebruiken en geef toegang.',
  'Sign in with the account that the workflow may use and grant access.',
);

/** For every app that a Microsoft account opens. */
export const MICROSOFT_STEPS = signIn(
  'Connect my account',
  ENTRA,
  'Log in met het Microsoft-account dat de workflow mag gebruiken en geef toegang.',
  'Sign in with the Microsoft account that the workflow may use and grant access.',
);

/** The same for an account of work. */
export const WORK_STEPS = signIn(
  'Connect my account',
  ENTRA,
  'Log in met je werkaccount; je beheerder moet de toegang soms eenmalig goedkeuren.',
  'Sign in with your work account; your administrator may have to approve the access once.',
);
