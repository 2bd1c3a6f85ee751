import { type CauseTexts, retry, stopped, text } from './shape.js';

type Cause = 'service_down' | 'service_slow' | 'unreachable' | 'certificate';

/** What has to do with the service at the other end. */
export const serviceTexts: Readonly<Record<Cause, CauseTexts>> = {
  service_down: {
    nl: text(
      '{app}: storing',
      '{app} gaf zelf een fout. Aan je workflow en je account ligt het niet.',
      `${stopped.nl} Is de storing voorbij, dan lopen nieuwe runs weer.`,
      'Kijk of {app} een storing meldt.',
      'Probeer deze run opnieuw als de storing voorbij is.',
    ),
    en: text(
      '{app}: out of order',
      '{app} answered with an error of its own. It is neither your workflow nor your account.',
      `${stopped.en} Once it is over, new runs go well again.`,
      'See whether {app} reports an outage.',
      'Retry this run when it is over.',
    ),
  },
  service_slow: {
    nl: text(
      '{app}: antwoordt te langzaam',
      '{app} gaf niet op tijd antwoord, en n8n hield op met wachten.',
      `${stopped.nl} Het kan zijn dat {app} de opdracht toch uitvoerde: kijk dat na.`,
      'Kijk in {app} of de opdracht van {step} is uitgevoerd.',
      'Is dat niet zo, probeer deze run dan opnieuw.',
      'Gebeurt het vaker: laat {step} minder in één keer doen.',
    ),
    en: text(
      '{app}: too slow to answer',
      '{app} did not answer in time, and n8n stopped waiting.',
      `${stopped.en} {app} may have carried it out all the same: check that.`,
      'See in {app} whether what {step} asked for was done.',
      'If not, retry this run.',
      'If it happens more often: let {step} do less at once.',
    ),
  },
  unreachable: {
    nl: text(
      '{app}: onbereikbaar',
      'Op het adres van {app} antwoordde niemand: het adres klopt niet, of de dienst staat uit.',
      stopped.nl,
      'Controleer het adres in {step} of in het account dat hij gebruikt.',
      'Controleer of de dienst aanstaat en vanaf je n8n bereikbaar is.',
      retry.nl,
    ),
    en: text(
      '{app}: cannot be reached',
      'Nobody answered at the address of {app}: the address is wrong, or the service is off.',
      stopped.en,
      'Check the address in {step} or in the account that it uses.',
      'Check that the service runs and can be reached from your n8n.',
      retry.en,
    ),
  },
  certificate: {
    nl: text(
      '{app}: certificaat niet vertrouwd',
      'De beveiligde verbinding met {app} kwam niet tot stand: het certificaat is verlopen of wordt niet vertrouwd.',
      stopped.nl,
      'Laat wie {app} beheert het certificaat vernieuwen.',
      retry.nl,
    ),
    en: text(
      '{app}: certificate not trusted',
      'The secure connection with {app} failed: its certificate has expired or is not trusted.',
      stopped.en,
      'Have whoever runs {app} renew the certificate.',
      retry.en,
    ),
  },
};
