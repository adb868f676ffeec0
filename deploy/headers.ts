import {contentSecurityPolicy, type PolicyInput} from '../plugins/finish/policy/policy';
import {fileKindOf} from '../src/facts/fileKinds';

/**
 * Defines the headers of every response. `npm run serve`, nginx, and the files for static hosts all use them.
 */

/** Features that our own pages may use: copying, and recording in `src/islands/shared/recorder`. */
const usedFeatures = ['clipboard-write', 'microphone'];

/**
 * Features that no page uses, so no script can. List only names that Chromium knows, because browsers log unknown ones.
 */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Returns the headers of every response, whatever it contains. */
export function securityHeaders(build: PolicyInput): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(build),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [
      ...usedFeatures.map((name) => `${name}=(self)`),
      ...unusedFeatures.map((name) => `${name}=()`),
    ].join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

const year = 31_536_000;

/**
 * Sent in responses over HTTPS only (RFC 6797, section 7.2): browsers then refuse plain HTTP for a year. It applies
 * only to this host; `includeSubDomains` and `preload` apply to every host below it, so only its owner can decide to
 * add them.
 */
export const transportSecurity = {name: 'Strict-Transport-Security', value: `max-age=${year}`};

/**
 * Defines how long a file may be cached. Files in /assets/ have a hash of their content in their name and never change;
 * everything else is requested again, which costs a 304 when nothing has changed.
 */
export const cacheControl = {
  assets: `public, max-age=${year}, immutable`,
  pages: 'public, max-age=0, must-revalidate',
  files: 'public, max-age=0, must-revalidate',
  notFound: 'no-store',
};

/** Returns the headers that depend on what a file is, given its path or the address of a page. */
export function fileHeaders(path: string): Record<string, string> {
  const {type, cache = 'files'} = fileKindOf(path) ?? {};
  const time = path.startsWith('/assets/') ? 'assets' : cache;
  return {'Cache-Control': cacheControl[time], ...(type && {'Content-Type': type})};
}
