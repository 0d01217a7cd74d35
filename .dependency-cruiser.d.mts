import type { IConfiguration } from 'dependency-cruiser';

declare const layers: IConfiguration;
export default layers;
