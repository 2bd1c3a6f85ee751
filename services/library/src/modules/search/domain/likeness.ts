/** How much another word counts beside the one that was typed. */
export const likeness = {
  form: 0.92,
  /** What a German or French word means. */
  meaning: 0.9,
  /** A word that German or French has too, among words of that language. */
  alsoForeign: 0.6,
  /** An app's name where it may be part of another's: OpenAI in Azure OpenAI. */
  partOfName: 0.82,
  synonym: 0.72,
  synonymForm: 0.67,
  /** A synonym of several words that stand in one text: verdachte and mail for phishing. */
  synonymApart: 0.6,
  compound: 0.62,
  /** A compound that holds a word which the library has by itself nowhere. */
  onlyCompound: 0.8,
  beginning: 0.8,
  inside: 0.45,
  /** The words of a name that was typed, side by side or not: nearer than what else the thing is called. */
  apart: 0.9,
  /** Those of an app that is called so. */
  apartFromApp: 0.55,
  /** An app of the kind that was asked for. */
  kind: 0.6,
  /** What another word of the search asks for. */
  elsewhere: 0.5,
  /** What is meant besides. */
  beside: 0.85,
  oneWrong: 0.75,
  twoWrong: 0.55,
} as const;
