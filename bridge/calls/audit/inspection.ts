/** The function of those who may look at what crosses the bridge, in the inspector of the shell. */
export const inspectorFunction = 'platform.bridge-inspector';
