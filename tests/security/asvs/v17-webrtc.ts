import { type Chapter, notApplicable } from './decision.ts';

const noWebRtc = 'The product has no audio, video or other WebRTC.';

export const webRtc: Chapter = {
  number: 17,
  name: 'WebRTC',
  decisions: [
    notApplicable('17.1.1', 2, 'TURN reaches public addresses only', noWebRtc),
    notApplicable('17.2.1', 2, 'DTLS keys are managed', noWebRtc),
    notApplicable('17.2.2', 2, 'DTLS uses approved suites', noWebRtc),
    notApplicable('17.2.3', 2, 'SRTP is authenticated', noWebRtc),
    notApplicable('17.2.4', 2, 'Malformed media does not stop the server', noWebRtc),
    notApplicable('17.3.1', 2, 'Signaling survives floods', noWebRtc),
    notApplicable('17.3.2', 2, 'Signaling survives malformed messages', noWebRtc),
  ],
};
