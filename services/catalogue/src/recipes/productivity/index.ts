import type { Recipe } from '../../kit/index.js';
import { afspraakKlaarzetten, spraakmemo } from './bookings.js';
import { afgezegd } from './cancellations.js';
import { dagstart, standup } from './daily.js';
import { ideeenbus } from './ideas.js';
import { mailNaarActie, mailOverzicht } from './inbox.js';
import { notulen, voorbereiding } from './meetings.js';
import { bezetlamp, boekerInContacten, sportlog } from './personal.js';
import { agendaBlokken, berichtWordtTaak, besluitenlijst, foutmelding } from './quick.js';
import { leeslijst, maandpresentatie } from './reading.js';
import { projectStart, takenReservekopie, terugkerend } from './recurring.js';
import { documentenSorteren, inkoopverzoek } from './requests.js';
import { projecturen, weekoverzicht } from './reviews.js';
import { achterstallig, afgerond, takenSync } from './tasks.js';
import { afspraakSms } from './texts.js';

export const productivity: Recipe[] = [
  afspraakKlaarzetten,
  spraakmemo,
  afgezegd,
  dagstart,
  standup,
  ideeenbus,
  mailNaarActie,
  mailOverzicht,
  voorbereiding,
  notulen,
  boekerInContacten,
  sportlog,
  bezetlamp,
  berichtWordtTaak,
  besluitenlijst,
  foutmelding,
  agendaBlokken,
  leeslijst,
  maandpresentatie,
  takenReservekopie,
  terugkerend,
  projectStart,
  inkoopverzoek,
  documentenSorteren,
  weekoverzicht,
  projecturen,
  achterstallig,
  takenSync,
  afgerond,
  afspraakSms,
];
