import type { ContentWorkflow } from '../../dsl/types.js';
import { doorList, ticketBuyer } from './events.js';
import { leadToCrm, signUpFromForm, verifiedLead } from './leads-in.js';
import { enrichedLead, knownLead } from './leads-known.js';
import { webinarFollowUp, webinarSignUp } from './webinars.js';

export const marketing: ContentWorkflow[] = [
  ...leadToCrm,
  ...signUpFromForm,
  ...verifiedLead,
  ...enrichedLead,
  ...knownLead,
  ...webinarSignUp,
  ...webinarFollowUp,
  ...ticketBuyer,
  ...doorList,
];
