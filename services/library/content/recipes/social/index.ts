import type { ContentWorkflow } from '../../dsl/types.js';
import { blogToChannels } from './blog-posts.js';
import { plannedPosts } from './calendar.js';
import { calendarGaps, instagramPlan } from './instagram.js';
import { mentionWatch, reviewReport } from './mentions.js';
import { postRequest } from './post-request.js';
import { reviewRound } from './review-round.js';
import { reviewReply } from './reviews.js';
import { reviewToChat, shareArticle } from './share.js';
import { evergreen, weeklySocialReport } from './social-report.js';

export const social: ContentWorkflow[] = [
  ...blogToChannels,
  ...plannedPosts,
  ...instagramPlan,
  ...calendarGaps,
  ...mentionWatch,
  ...reviewReport,
  ...postRequest,
  ...reviewRound,
  ...reviewReply,
  ...shareArticle,
  ...reviewToChat,
  ...weeklySocialReport,
  ...evergreen,
];
