import type { Recipe } from '../../kit/index.js';
import { bookingFigures, noShow } from './booking-outcomes.js';
import { afspraakKlaarzetten, spraakmemo } from './bookings.js';
import { clientPage, travelTime } from './calendly.js';
import { afgezegd } from './cancellations.js';
import { clientFolder } from './client-folder.js';
import { cancelledMatches, meetingProxies, refereeInTurn } from './club-days.js';
import { extraWork, leakChecks, snagList } from './construction.js';
import { dagstart, standup } from './daily.js';
import { documentApproval, sharedOutside } from './drive.js';
import { publicHolidays, quietHours, workingDayBlock } from './dutch-days.js';
import { workOrder } from './field-work.js';
import { boardActions, writtenVote } from './governance.js';
import { groupMenu, temperatureRound, touristTax } from './hospitality.js';
import { capacityPlan, holidayHandover, hoursGaps } from './hours.js';
import { ideeenbus } from './ideas.js';
import { mailNaarActie, mailOverzicht } from './inbox.js';
import { deliveryClaims, foodWaste } from './kitchen.js';
import { loanDesk } from './lending.js';
import { labelToNotion, unansweredMail } from './mailbox.js';
import { eveningJournal, meetingAudit, noAgenda } from './meeting-care.js';
import { notulen, voorbereiding } from './meetings.js';
import { archiveDone, goalCheckIn, stalePages } from './notion-rounds.js';
import { bezetlamp, boekerInContacten, sportlog } from './personal.js';
import { dutyRoster, talkEvening } from './planning.js';
import { roomBooking, visitorDesk } from './premises.js';
import { agendaBlokken, berichtWordtTaak, besluitenlijst, foutmelding } from './quick.js';
import { readReceipt } from './read-receipts.js';
import { leeslijst, maandpresentatie } from './reading.js';
import { projectStart, takenReservekopie, terugkerend } from './recurring.js';
import { partsBeforeAppointment, tyreWaves, uncollectedRepairs } from './repairs.js';
import { documentenSorteren, inkoopverzoek } from './requests.js';
import { projecturen, weekoverzicht } from './reviews.js';
import { childcareRatio, makeUpLessons, pupilAbsence } from './schools.js';
import { closedLoop, sharedMailbox } from './shared-mailbox.js';
import { shiftHandover, trainerScores } from './shifts.js';
import { siteDiary } from './site-diary.js';
import { solarYield } from './solar.js';
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
  bookingFigures,
  noShow,
  clientPage,
  travelTime,
  publicHolidays,
  workingDayBlock,
  quietHours,
  roomBooking,
  visitorDesk,
  writtenVote,
  boardActions,
  readReceipt,
  unansweredMail,
  labelToNotion,
  sharedMailbox,
  closedLoop,
  goalCheckIn,
  stalePages,
  archiveDone,
  clientFolder,
  documentApproval,
  sharedOutside,
  hoursGaps,
  capacityPlan,
  holidayHandover,
  workOrder,
  meetingAudit,
  noAgenda,
  eveningJournal,
  loanDesk,
  shiftHandover,
  trainerScores,
  talkEvening,
  dutyRoster,
  extraWork,
  snagList,
  leakChecks,
  temperatureRound,
  touristTax,
  groupMenu,
  cancelledMatches,
  refereeInTurn,
  meetingProxies,
  uncollectedRepairs,
  partsBeforeAppointment,
  tyreWaves,
  childcareRatio,
  pupilAbsence,
  makeUpLessons,
  deliveryClaims,
  foodWaste,
  siteDiary,
  solarYield,
];
