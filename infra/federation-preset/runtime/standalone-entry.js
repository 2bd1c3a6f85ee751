// The dynamic import gives the share scope time to form before the remote asks it for React.
import('remote-standalone');
