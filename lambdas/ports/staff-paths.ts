/** Paths of the pages for an airline's staff. Constants only, as CDK imports them. */
export const staffPaths = {
  desk: '/desk',
  audit: '/desk/audit',
  usage: '/desk/usage',
  settings: '/settings',
  signIn: '/desk/sign-in',
  signOut: '/desk/sign-out',
} as const;

/** Paths to which the sign-in page comes back. */
export const signedInPath = '/desk/signed-in';
export const signedOutPath = staffPaths.desk;
