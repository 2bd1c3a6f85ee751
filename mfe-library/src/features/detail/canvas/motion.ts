/** Milliseconds that the canvas takes to move; none for who asked for less motion. */
export const duration = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 160);
