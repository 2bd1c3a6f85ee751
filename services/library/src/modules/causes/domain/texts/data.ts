import { type CauseTexts, retry, stopped, text } from './shape.js';

type Cause =
  | 'not_found'
  | 'field_missing'
  | 'field_changed'
  | 'value_refused'
  | 'exists_already'
  | 'too_large';

/** What has to do with what the step sent or looked for. */
export const dataTexts: Readonly<Record<Cause, CauseTexts>> = {
  not_found: {
    nl: text(
      '{app}: niet gevonden',
      'Wat {step} in {app} zocht is er niet: verwijderd, hernoemd of niet met dit account gedeeld.',
      stopped.nl,
      'Open {step} in n8n en kies opnieuw waar hij mee werkt.',
      'Zet terug wat in {app} is verwijderd, als het nog nodig is.',
      retry.nl,
    ),
    en: text(
      '{app}: not found',
      'What {step} looked for in {app} is not there: deleted, renamed or not shared with this account.',
      stopped.en,
      'Open {step} in n8n and choose anew what it works with.',
      'Put back what was deleted in {app} if it is still needed.',
      retry.en,
    ),
  },
  field_missing: {
    nl: text(
      '{app}: verplicht veld leeg',
      '{step} stuurde {app} een gegeven niet mee dat verplicht is.',
      `${stopped.nl} Runs waarin het wel is ingevuld, gaan goed.`,
      'Bekijk in n8n de invoer van {step} en zoek het lege veld.',
      'Vul het aan bij de bron, of geef het in {step} een vaste waarde.',
      retry.nl,
    ),
    en: text(
      '{app}: required field empty',
      '{step} did not send {app} something that is required.',
      `${stopped.en} Runs in which it is filled in go well.`,
      'Look at the input of {step} in n8n and find the empty field.',
      'Fill it in at its source, or give it a fixed value in {step}.',
      retry.en,
    ),
  },
  field_changed: {
    nl: text(
      '{app}: veld of kolom gewijzigd',
      '{step} gebruikt een veld, kolom of blad dat in {app} niet meer zo heet.',
      `${stopped.nl} Ook volgende runs stoppen hier.`,
      'Kijk in {app} hoe het veld nu heet.',
      'Open {step} in n8n, vernieuw de lijst met velden en kies het opnieuw.',
      retry.nl,
    ),
    en: text(
      '{app}: field or column changed',
      '{step} uses a field, column or sheet that is no longer called so in {app}.',
      `${stopped.en} Later runs stop here too.`,
      'See in {app} what the field is called now.',
      'Open {step} in n8n, refresh its list of fields and choose it again.',
      retry.en,
    ),
  },
  value_refused: {
    nl: text(
      '{app}: waarde niet aangenomen',
      '{app} nam niet aan wat {step} stuurde: een waarde heeft niet de juiste vorm.',
      `${stopped.nl} Runs met andere gegevens kunnen wel goed gaan.`,
      'Bekijk in n8n de invoer van {step}, en de oorspronkelijke melding hieronder.',
      'Verbeter de waarde bij de bron, of in {step}.',
      retry.nl,
    ),
    en: text(
      '{app}: value not taken',
      '{app} did not take what {step} sent: a value does not have the right form.',
      `${stopped.en} Runs with other data may go well.`,
      'Look at the input of {step} in n8n, and at the original message below.',
      'Correct the value at its source, or in {step}.',
      retry.en,
    ),
  },
  exists_already: {
    nl: text(
      '{app}: bestaat al',
      'Wat {step} wilde aanmaken staat al in {app}.',
      'Er ging niets verloren: het is er al. Wat na deze stap komt is niet gedaan.',
      'Kijk in {app} of wat er staat klopt.',
      'Gebeurt het vaker: laat {step} bijwerken in plaats van aanmaken.',
    ),
    en: text(
      '{app}: exists already',
      'What {step} wanted to make is in {app} already.',
      'Nothing is lost: it is there. What comes after this step is not done.',
      'See in {app} whether what is there is right.',
      'If it happens more often: let {step} update instead of create.',
    ),
  },
  too_large: {
    nl: text(
      '{app}: te groot',
      'Wat {step} stuurde is groter dan {app} aanneemt.',
      stopped.nl,
      'Laat {step} minder in één keer sturen: kortere tekst, kleinere bestanden of minder regels.',
      retry.nl,
    ),
    en: text(
      '{app}: too large',
      'What {step} sent is larger than {app} takes.',
      stopped.en,
      'Let {step} send less at once: shorter text, smaller files or fewer rows.',
      retry.en,
    ),
  },
};
