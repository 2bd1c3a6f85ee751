import { SkipLink } from '@stroomwerk/ui-kit';
import { Content } from './content.js';

/** Around pages that bring their own whole screen, such as signing in. */
export function BareFrame() {
  return (
    <>
      <SkipLink />
      <Content />
    </>
  );
}
