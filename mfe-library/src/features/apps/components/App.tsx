import { appIcon } from '@stroomwerk/contracts/app-icons';
import { AppMark, type AppMarkProps, AppMarks, type AppMarksProps } from '@stroomwerk/ui-kit';

/** An app by its icon, or by two letters where it has none. */
export const App = (props: Omit<AppMarkProps, 'icon'>) => <AppMark {...props} icon={appIcon(props.name)} />;

/** The first of a workflow's apps. */
export const Apps = (props: Omit<AppMarksProps, 'iconOf'>) => <AppMarks {...props} iconOf={appIcon} />;
