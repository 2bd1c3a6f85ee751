import { SiteHeader, SkipLink } from '@stroomwerk/ui-kit';
import { ConsentBanner } from '../consent-banner.js';
import { Content } from './content.js';
import { Palette, usePalette } from './palette.js';
import { SiteFooter } from './site-footer.js';
import { useFrame } from './use-frame.js';
import { useUserMenu } from './use-user-menu.js';

/** Around public pages: the site's menu above, the footer below. */
export function SiteFrame() {
  const frame = useFrame('site');
  const user = useUserMenu();
  const { open, close } = usePalette();
  return (
    <>
      <SkipLink />
      <ConsentBanner />
      <SiteHeader {...frame} user={user} />
      <Content />
      <SiteFooter />
      <Palette open={open} close={close} />
    </>
  );
}
