export type UiLang = 'nl' | 'en';

/**
 * Texts that one kind of component brings, in both languages. Each kind has a file of its own, so that a page carries
 * those of what it shows.
 */
export type UiTexts<Texts = object> = Readonly<Record<UiLang, Texts>>;

export const defineUiTexts = <Texts>(both: UiTexts<Texts>): UiTexts<Texts> => both;
