import { SkipLink } from '@stroomwerk/ui-kit';
import { ConsentBanner } from '../consent-banner.js';
import { Content } from './content.js';

/** Around pages that bring their own whole screen, such as signing in. */
export function BareFrame() {
  return (
    <>
      <SkipLink />
      <ConsentBanner inFlow />
      <Content />
    </>
  );
}
