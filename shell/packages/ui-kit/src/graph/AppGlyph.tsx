/** An app's icon in a drawing, in the colour of its text. @param icon the address of an SVG whose shape has the id `i` */
export const AppGlyph = ({ icon }: { icon: string }) => (
  <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <use href={`${icon}#i`} />
  </svg>
);
