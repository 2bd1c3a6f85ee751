import { AppHeader, SkipLink } from '@stroomwerk/ui-kit';
import { ConsentBanner } from '../consent-banner.js';
import { Content } from './content.js';
import { Palette, usePalette } from './palette.js';
import { useFrame } from './use-frame.js';
import { useUserMenu } from './use-user-menu.js';

/** Around the product's pages: its menu and the account of whoever is signed in. */
export function AppFrame() {
  const frame = useFrame('app');
  const user = useUserMenu();
  const { open, show, close } = usePalette();
  return (
    <>
      <SkipLink />
      <ConsentBanner />
      <AppHeader {...frame} user={user} onSearch={show} />
      <Content />
      <Palette open={open} close={close} />
    </>
  );
}
