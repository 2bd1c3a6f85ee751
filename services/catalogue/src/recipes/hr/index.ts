import type { Recipe } from '../../kit/index.js';
import * as absenceMore from './absence-more.js';
import { certificaten } from './certificates.js';
import { aanbodAkkoord, contractEinde } from './contracts.js';
import * as dossiers from './dossiers.js';
import * as hiringMore from './hiring-more.js';
import { afwijzingen, stilleKandidaten } from './hiring-rounds.js';
import { eersteWeken, nieuweCollega } from './joining.js';
import { verlofAanvraag } from './leave.js';
import { slapendeAccounts, uitDienst } from './leaving.js';
import * as nmbrs from './nmbrs.js';
import * as pay from './pay.js';
import * as peopleMore from './people-more.js';
import * as placements from './placements.js';
import { pulsmeting } from './pulse.js';
import { cvUitMailbox, sollicitatieOntvangen } from './recruitment.js';
import { wervingsrapport } from './reporting.js';
import { kandidatenOpruimen } from './retention.js';
import { accountDienst, jaargesprekken } from './reviews.js';
import { roosterRuil, urenControle } from './shifts.js';
import { poortwachter, ziekmelding } from './sickness.js';
import { aanbrengbonus, hrLoket, verjaardagen } from './small.js';
import { invaller } from './standby.js';
import * as trust from './trust.js';
import * as workingTime from './working-time.js';
import { vacaturetekst, vraagbaak } from './writing.js';

export const hr: Recipe[] = [
  certificaten,
  contractEinde,
  aanbodAkkoord,
  stilleKandidaten,
  afwijzingen,
  nieuweCollega,
  eersteWeken,
  verlofAanvraag,
  uitDienst,
  slapendeAccounts,
  pulsmeting,
  sollicitatieOntvangen,
  cvUitMailbox,
  wervingsrapport,
  kandidatenOpruimen,
  jaargesprekken,
  accountDienst,
  roosterRuil,
  urenControle,
  ziekmelding,
  poortwachter,
  verjaardagen,
  aanbrengbonus,
  hrLoket,
  invaller,
  vraagbaak,
  vacaturetekst,
  ...Object.values(nmbrs),
  ...Object.values(workingTime),
  ...Object.values(pay),
  ...Object.values(dossiers),
  ...Object.values(absenceMore),
  ...Object.values(hiringMore),
  ...Object.values(trust),
  ...Object.values(peopleMore),
  ...Object.values(placements),
];
