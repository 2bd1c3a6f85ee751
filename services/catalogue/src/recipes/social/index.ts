import type { Recipe } from '../../kit/index.js';
import { fillArchive } from './archive.js';
import { blogToChannels } from './blog-posts.js';
import { plannedPosts } from './calendar.js';
import { donationMilestones, hookDays, newProductPost, volunteersWanted } from './causes.js';
import { chatToPost, socialCoach } from './chat-ideas.js';
import { clubRide, reviewMood } from './club.js';
import { commentReplies } from './comment-replies.js';
import { countdown } from './countdown.js';
import { crisis } from './crisis.js';
import { calendarGaps, instagramPlan } from './instagram.js';
import { clientApproval, clubResults, creatorDisclosure, dishOfTheDay } from './local.js';
import { mentionWatch, reviewReport } from './mentions.js';
import { moderation } from './moderation.js';
import { openingHours } from './opening-hours.js';
import { postRequest } from './post-request.js';
import { postQueue } from './queue.js';
import { followers, prizeDraw, threeAtOnce } from './quick.js';
import { postBlock, reviewRequest } from './review-requests.js';
import { reviewRound } from './review-round.js';
import { reviewReply } from './reviews.js';
import { channelSilence, emergencyBrake, forumQuestions, postTiming, takeover } from './rhythm.js';
import { reviewToChat, shareArticle } from './share.js';
import { advocacy, vacancyPost } from './sharing.js';
import { evergreen, weeklySocialReport } from './social-report.js';
import { videoPost, videoUpload } from './video.js';

export const social: Recipe[] = [
  fillArchive,
  blogToChannels,
  plannedPosts,
  chatToPost,
  socialCoach,
  clubRide,
  reviewMood,
  commentReplies,
  countdown,
  crisis,
  instagramPlan,
  calendarGaps,
  mentionWatch,
  reviewReport,
  moderation,
  openingHours,
  postRequest,
  postQueue,
  threeAtOnce,
  followers,
  prizeDraw,
  reviewRequest,
  postBlock,
  reviewRound,
  reviewReply,
  shareArticle,
  reviewToChat,
  advocacy,
  vacancyPost,
  weeklySocialReport,
  evergreen,
  videoPost,
  videoUpload,
  postTiming,
  emergencyBrake,
  channelSilence,
  takeover,
  forumQuestions,
  creatorDisclosure,
  clientApproval,
  clubResults,
  dishOfTheDay,
  donationMilestones,
  volunteersWanted,
  newProductPost,
  hookDays,
];
