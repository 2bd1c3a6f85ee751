import { type CauseTexts, retry, stopped, text } from './shape.js';

type Cause = 'account_expired' | 'account_refused' | 'missing_right' | 'limit_reached' | 'quota_used_up';

/** What has to do with the account at the other end. */
export const accountTexts: Readonly<Record<Cause, CauseTexts>> = {
  account_expired: {
    nl: text(
      '{app}: je account is verlopen',
      '{app} liet n8n niet meer binnen: de toestemming van je account is verlopen of ingetrokken.',
      `${stopped.nl} Ook volgende runs stoppen hier, tot je het account opnieuw koppelt.`,
      'Open in n8n het account van {app} en koppel het opnieuw.',
      'Bewaar het account; alle workflows die het gebruiken werken dan weer.',
      retry.nl,
    ),
    en: text(
      '{app}: your account has expired',
      '{app} no longer let n8n in: the permission of your account expired or was withdrawn.',
      `${stopped.en} Later runs stop here too until you connect the account again.`,
      'Open the account of {app} in n8n and connect it again.',
      'Save the account; every workflow that uses it works again.',
      retry.en,
    ),
  },
  account_refused: {
    nl: text(
      '{app}: je account wordt geweigerd',
      '{app} herkent het account of de sleutel niet die in {step} is ingesteld.',
      `${stopped.nl} Ook volgende runs stoppen hier.`,
      'Controleer in n8n of bij {step} het juiste account is gekozen.',
      'Open dat account en vul de sleutel of het wachtwoord opnieuw in.',
      retry.nl,
    ),
    en: text(
      '{app}: your account is refused',
      '{app} does not know the account or key that is set in {step}.',
      `${stopped.en} Later runs stop here too.`,
      'Check in n8n that {step} uses the right account.',
      'Open that account and enter its key or password again.',
      retry.en,
    ),
  },
  missing_right: {
    nl: text(
      '{app}: je account mag dit niet',
      'Het account van {app} heeft niet het recht dat {step} nodig heeft.',
      `${stopped.nl} Ook volgende runs stoppen hier.`,
      'Geef het account in {app} toegang tot wat deze stap gebruikt, of vraag de beheerder erom.',
      'Koppel het account in n8n opnieuw als {app} om nieuwe toestemming vraagt.',
      retry.nl,
    ),
    en: text(
      '{app}: your account may not do this',
      'The account of {app} lacks the right that {step} needs.',
      `${stopped.en} Later runs stop here too.`,
      'Give the account access in {app} to what this step uses, or ask its administrator.',
      'Connect the account again in n8n where {app} asks for new permission.',
      retry.en,
    ),
  },
  limit_reached: {
    nl: text(
      '{app}: te veel aanvragen achter elkaar',
      '{app} laat maar een beperkt aantal aanvragen per minuut toe, en die grens was bereikt.',
      `${stopped.nl} Later gaat het meestal vanzelf weer goed.`,
      'Wacht een paar minuten en probeer deze run opnieuw.',
      'Gebeurt het vaker: laat de workflow minder vaak lopen, of zet in {step} ‘Retry On Fail’ aan met een wachttijd.',
    ),
    en: text(
      '{app}: too many requests in a row',
      '{app} takes a limited number of requests a minute, and that limit was reached.',
      `${stopped.en} Later it usually goes well by itself.`,
      'Wait a few minutes and retry this run.',
      'If it happens more often: let the workflow run less often, or switch on ‘Retry On Fail’ with a wait in {step}.',
    ),
  },
  quota_used_up: {
    nl: text(
      '{app}: je tegoed is op',
      'Het tegoed of de daglimiet van je account bij {app} is verbruikt.',
      `${stopped.nl} Volgende runs stoppen hier tot er weer tegoed is.`,
      'Kijk in {app} wanneer het tegoed vernieuwt, of vul het aan.',
      retry.nl,
    ),
    en: text(
      '{app}: your allowance is used up',
      'The credit or daily allowance of your account at {app} is used up.',
      `${stopped.en} Later runs stop here until there is credit again.`,
      'See in {app} when the allowance renews, or add to it.',
      retry.en,
    ),
  },
};
