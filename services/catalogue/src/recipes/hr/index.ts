import type { Recipe } from '../../kit/index.js';
import { certificaten } from './certificates.js';
import { aanbodAkkoord, contractEinde } from './contracts.js';
import { afwijzingen, stilleKandidaten } from './hiring-rounds.js';
import { eersteWeken, nieuweCollega } from './joining.js';
import { verlofAanvraag } from './leave.js';
import { slapendeAccounts, uitDienst } from './leaving.js';
import * as nmbrs from './nmbrs.js';
import { pulsmeting } from './pulse.js';
import { cvUitMailbox, sollicitatieOntvangen } from './recruitment.js';
import { wervingsrapport } from './reporting.js';
import { kandidatenOpruimen } from './retention.js';
import { accountDienst, jaargesprekken } from './reviews.js';
import { roosterRuil, urenControle } from './shifts.js';
import { poortwachter, ziekmelding } from './sickness.js';
import { aanbrengbonus, hrLoket, verjaardagen } from './small.js';
import { invaller } from './standby.js';
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
];
