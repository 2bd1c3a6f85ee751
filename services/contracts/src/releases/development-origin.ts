/** A development server on the visitor's own machine. In a file of its own: the page needs it without the schemas. */
export const developmentOrigin = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/;
