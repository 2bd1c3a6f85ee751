/** For what scrolls and holds nothing that takes the focus: the keyboard reaches it (WCAG 2.1.1), in every make of browser. */
export const scrolledByKeyboard = { tabIndex: 0 } as const;
