export { createMailCatcher, type MailCatcher, type MailCatcherOptions } from './catcher.js';
export type { Message, MessageSummary } from './message.js';
