/** The network (see the kernel's networkOf) as its owner may read it back: an IPv4 address without its last part. */
export const shownNetwork = (network: string): string => network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.x');
