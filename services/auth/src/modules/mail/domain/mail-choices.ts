import { type MailCategoryShown, MailChoiceCategory } from '@stroomwerk/contracts/auth';
import { isNecessary, type MailCategory } from './mail-kinds.js';

/** What somebody said of categories; one that is missing was never chosen. */
export type MailChoices = Readonly<Partial<Record<MailChoiceCategory, boolean>>>;

/**
 * Before anybody chose: what a plan pays for comes, what we would like to tell does not (article 11.7 of the Dutch
 * Telecommunications Act asks for a yes first).
 */
const unlessChosen: Readonly<Record<MailChoiceCategory, boolean>> = {
  alerts: true,
  reports: true,
  tips: false,
};

const isChoice = (category: MailCategory): category is MailChoiceCategory =>
  MailChoiceCategory.safeParse(category).success;

/** Whether somebody gets mails of a category: what is necessary always. */
export const isWanted = (category: MailCategory, choices: MailChoices): boolean =>
  !isChoice(category) || (choices[category] ?? unlessChosen[category]);

const shown = ['account', 'security', 'money', 'alerts', 'reports', 'tips'] as const;

/** The categories as their owner sees them, in this order. */
export const shownCategories = (choices: MailChoices): MailCategoryShown[] =>
  shown.map((category) => ({
    ...{ category, necessary: isNecessary(category), on: isWanted(category, choices) },
  }));
