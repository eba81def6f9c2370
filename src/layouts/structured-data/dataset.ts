import { agencyReference } from './insurance-agency';
import type { Thing } from './json-ld';

/** The structured data of a page of requirements: an open data set that can be downloaded. */
export function requirementsDataset({
  path,
  title,
  description,
  updated,
  license,
  agencyName,
}: {
  path: string;
  title: string;
  description: string;
  /** The last month of a check: '2026-11'. */
  updated: string;
  /** The address of the license. */
  license: string;
  agencyName: string;
}): Thing {
  return {
    '@type': 'Dataset',
    '@id': `${path}#dataset`,
    name: title,
    description,
    url: path,
    dateModified: updated,
    license,
    isAccessibleForFree: true,
    inLanguage: 'en-US',
    spatialCoverage: 'United States',
    creator: agencyReference({ name: agencyName }),
    distribution: [
      download('application/json', '/data/requirements.json'),
      download('text/csv', '/data/requirements.csv'),
    ],
  };
}

function download(encodingFormat: string, contentUrl: string): Thing {
  return { '@type': 'DataDownload', encodingFormat, contentUrl };
}
