import { type CauseTexts, retry, stopped, text } from './shape.js';

type Cause = 'expression' | 'code' | 'model_answer' | 'out_of_memory' | 'n8n_stopped' | 'other';

/** What has to do with the workflow itself and the n8n that it runs in. */
export const workflowTexts: Readonly<Record<Cause, CauseTexts>> = {
  expression: {
    nl: text(
      'Een verwijzing klopt niet meer',
      'In {step} staat een verwijzing naar een gegeven of stap die er in deze run niet was.',
      stopped.nl,
      'Open {step} in n8n; de verwijzing die niet klopt is rood.',
      'Is een stap hernoemd of verwijderd, kies het gegeven dan opnieuw.',
      retry.nl,
    ),
    en: text(
      'A reference is no longer right',
      '{step} refers to data or a step that was not there in this run.',
      stopped.en,
      'Open {step} in n8n; the reference that is wrong is red.',
      'Where a step was renamed or deleted, choose the data again.',
      retry.en,
    ),
  },
  code: {
    nl: text(
      'De code in een stap geeft een fout',
      'De code van {step} liep vast op gegevens die anders waren dan verwacht.',
      stopped.nl,
      'Bekijk in n8n de invoer van {step} en de regel die de melding noemt.',
      'Verbeter de code, of vraag wie haar schreef.',
      retry.nl,
    ),
    en: text(
      'The code in a step fails',
      'The code of {step} got stuck on data other than it expected.',
      stopped.en,
      'Look in n8n at the input of {step} and the line that the message names.',
      'Correct the code, or ask whoever wrote it.',
      retry.en,
    ),
  },
  model_answer: {
    nl: text(
      '{app}: antwoord van het model onbruikbaar',
      'Het taalmodel gaf in {step} een antwoord dat niet de gevraagde vorm had.',
      `${stopped.nl} Opnieuw proberen helpt vaak.`,
      retry.nl,
      'Gebeurt het vaker: maak de opdracht in {step} korter en preciezer, of kies een sterker model.',
    ),
    en: text(
      '{app}: answer of the model of no use',
      'The language model answered {step} in another form than was asked for.',
      `${stopped.en} Trying again often helps.`,
      retry.en,
      'If it happens more often: make the prompt of {step} shorter and more precise, or choose a stronger model.',
    ),
  },
  out_of_memory: {
    nl: text(
      'Je n8n had te weinig geheugen',
      'Deze run gebruikte meer geheugen dan je n8n heeft, en werd afgebroken.',
      'Waar hij precies stopte is niet zeker: kijk na wat er al gedaan is.',
      'Laat de workflow minder in één keer verwerken, bijvoorbeeld in delen.',
      'Geef je n8n meer geheugen, als het vaker gebeurt.',
      'Probeer deze run opnieuw als je zeker weet dat niets dubbel gebeurt.',
    ),
    en: text(
      'Your n8n had too little memory',
      'This run used more memory than your n8n has, and was broken off.',
      'Where exactly it stopped is not certain: check what is done already.',
      'Let the workflow process less at once, for example in parts.',
      'Give your n8n more memory if it happens more often.',
      'Retry this run when you are sure that nothing happens twice.',
    ),
  },
  n8n_stopped: {
    nl: text(
      'Je n8n stopte tijdens de run',
      'Je n8n werd gestopt of herstart terwijl deze run liep.',
      'Waar hij precies stopte is niet zeker: kijk na wat er al gedaan is.',
      'Kijk of je n8n weer draait; na een herstart lopen nieuwe runs gewoon.',
      'Probeer deze run opnieuw als je zeker weet dat niets dubbel gebeurt.',
    ),
    en: text(
      'Your n8n stopped during the run',
      'Your n8n was stopped or restarted while this run went on.',
      'Where exactly it stopped is not certain: check what is done already.',
      'See that your n8n runs again; new runs then go well.',
      'Retry this run when you are sure that nothing happens twice.',
    ),
  },
  other: {
    nl: text(
      'Gestopt met een fout',
      '{step} gaf een fout die we niet herkennen. De oorspronkelijke melding uit je n8n zegt wat er gebeurde.',
      stopped.nl,
      'Lees de oorspronkelijke melding, of open de run in n8n.',
      retry.nl,
    ),
    en: text(
      'Stopped with an error',
      'An error in {step} that we do not recognise. The original message from your n8n says what happened.',
      stopped.en,
      'Read the original message, or open the run in n8n.',
      retry.en,
    ),
  },
};
