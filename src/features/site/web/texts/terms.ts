import type { Article } from '../reading/article.ts';

/** The Terms of Service: 21 sections, with the facts from the features specification, section 2. */
export const terms: Article = {
  title: 'Terms of Service',
  description:
    'The terms on which {brand} may be used: who may use it, what may not be uploaded, credits, liability, and how disputes are settled.',
  standfirst: 'These terms are an agreement between you and {brand}. We have kept them as short and plain as possible.',
  sections: [
    {
      id: 'agreement',
      title: 'This agreement',
      paragraphs: [
        'These terms govern your use of the {brand} website, its tools and everything that they produce (the “service”). “We”, “us” and “our” mean the operator of {brand}; “you” means the person who uses the service and, where you use it for an organization, that organization as well.',
        'By creating an account or using the service you agree to these terms. If you do not agree, do not use the service. If you act for an organization, you confirm that you may bind it.',
      ],
    },
    {
      id: 'eligibility',
      title: 'Who may use the service',
      paragraphs: [
        'You must be at least 16 years old. If the law where you live requires a higher age to enter into an agreement like this one, that age applies.',
        'You may not use the service if the law forbids you to, or forbids us to serve you.',
      ],
    },
    {
      id: 'accounts',
      title: 'Your account',
      paragraphs: [
        'Give a valid email address, keep your password to yourself, and do not share your account. You are responsible for what happens under it until you tell us that you have lost control of it.',
        'Registration may be by invitation only. An invitation code works once and may not be sold.',
        'Tell us at {email} without delay if you believe that someone else has used your account.',
      ],
    },
    {
      id: 'service',
      title: 'What the service does',
      paragraphs: [
        'The service builds Paper Prototypes from material that you provide, and analyzes documents and figures about commercial property. A prototype is a planning and validation aid, not a ready-to-submit manuscript. A report is an aid to reading, not a replacement for it.',
        'Results are made by software. They can be incomplete or wrong. You must check them before you rely on them.',
      ],
    },
    {
      id: 'advice',
      title: 'No professional advice',
      paragraphs: [
        'Nothing in the service is legal, financial, tax, medical, valuation or other professional advice, and using it does not make you our client. Ask a qualified person before you sign, buy, lease, treat, invest or publish on the strength of a result.',
      ],
    },
    {
      id: 'integrity',
      title: 'Academic integrity',
      paragraphs: [
        'You are the author of what you submit anywhere, and research judgment stays with you. You must follow the rules of your institution, funder and journal, including those on authorship and on the disclosure of tools.',
        'You may not use the service to fabricate data, results or references, to plagiarize, or to present a prototype as finished work of another person.',
      ],
    },
    {
      id: 'content',
      title: 'Your content',
      paragraphs: [
        'What you enter or upload (“inputs”) stays yours. As far as the law allows, what the service makes from it for you (“outputs”) is yours as well. Other people may receive similar outputs from similar inputs.',
        'You allow us to store, copy and process your inputs and outputs as far as that is needed to run, secure and support the service for you. This permission ends when the content is deleted.',
        'You confirm that you have the right to use your inputs in this way, and that doing so breaks no law, no agreement and no right of anyone else.',
      ],
    },
    {
      id: 'prohibited-data',
      title: 'Data that may not be uploaded',
      paragraphs: [
        'The service is not intended for certain categories of data. You may not enter or upload:',
        [
          'health records, and any data about patients or research participants from which a person can be identified;',
          'government identifiers such as passport, identity-card, social-security or driver-license numbers;',
          'numbers of payment cards and bank accounts, passwords, and keys that open other systems;',
          'biometric and genetic data of identifiable people, and data on their religion, politics, union membership, sexual life or criminal record;',
          'personal data of anyone under 16;',
          'classified information, and technical data under export control;',
          'material that you must keep confidential and may not give to a service provider.',
        ],
        'Remove or anonymize such data first. We may delete content of these kinds when we learn of it. If you need to process it, see the section on enterprise and regulated customers.',
      ],
    },
    {
      id: 'data',
      title: 'How we treat your data',
      paragraphs: [
        'We do not train public models on private project data, and we do not sell your content.',
        'Uploaded research packages are deleted once the draft exists. Uploaded leases and letters of intent are deleted as soon as their analysis ends, whatever its outcome; the report keeps the passages that it quotes. You can delete your inputs and outputs at any time.',
        'After your account is deleted we keep records of payments and of administrative actions without your personal data, for as long as the law requires. For a data export or deletion request, write to {email} with “Data Request” in the subject.',
      ],
    },
    {
      id: 'conduct',
      title: 'Acceptable use',
      paragraphs: [
        'You may not:',
        [
          'break the law, or the rights of other people, with the help of the service;',
          'upload malicious code, or probe, overload or get around the limits and protections of the service;',
          'access, or try to access, accounts, files or data that are not yours;',
          'resell the service, or offer it as your own, without our written consent;',
          'copy or reverse engineer the service, except where the law gives you that right and it cannot be waived.',
        ],
        'If you find a weakness, report it to {email} with “SECURITY” in the subject, and give us time to fix it.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits and payment',
      paragraphs: [
        'Features cost credits. The price of a feature is shown before you use it. Credits are reserved when a run is accepted, charged when it succeeds, and returned when it fails or is cancelled.',
        'Credits are non-refundable and may expire. They are not money, earn no interest, and cannot be transferred to another account or exchanged for cash. Rights that consumer law gives you, and that cannot be waived, remain.',
        'Payments are handled by a payment provider under its own terms. Prices may change; a change does not affect credits that you have already bought. Credits given free of charge can be withdrawn if they are obtained by abuse.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Third-party services',
      paragraphs: [
        'Some functions depend on third parties, such as a payment provider, a login provider or, if one is set up, a provider of language models. They act under their own terms. We are not responsible for websites that we link to, or for the works that a reference links to.',
      ],
    },
    {
      id: 'our-rights',
      title: 'Our rights, and your feedback',
      paragraphs: [
        'The service, its software, its design and its name belong to us or to those who license them to us. We give you a personal, non-exclusive and revocable right to use the service under these terms. Parts under open licenses remain under those licenses.',
        'If you send us ideas or criticism, we may use them without owing you anything. We will not take that as permission to publish your content.',
      ],
    },
    {
      id: 'changes-to-service',
      title: 'Availability and changes of the service',
      paragraphs: [
        'The service is under construction. We work to keep it available, but do not promise that it will be without interruption or error. We may add, change or end features. If we end a feature that you have bought credits for and no comparable feature remains, we will announce it in advance if we reasonably can.',
        'Keep your own copies of results that matter to you.',
      ],
    },
    {
      id: 'termination',
      title: 'Suspension and termination',
      paragraphs: [
        'You may stop using the service and ask for your account to be deleted at any time. We may suspend or close an account that breaks these terms, that puts the service or other people at risk, or where the law requires it. If it is reasonable, we will tell you the reason and give you the chance to correct it.',
        'When an account ends, the right to use the service ends, and unused credits lapse. The sections that by their nature should outlast the agreement do so, among them those on content, disclaimers, liability and disputes.',
      ],
    },
    {
      id: 'disclaimers',
      title: 'Disclaimers',
      paragraphs: [
        'The service and all outputs are provided “as is” and “as available”. As far as the law allows, we give no warranty of any kind, express or implied, including warranties of merchantability, of fitness for a purpose, of title and of non-infringement. We do not warrant that an output is accurate, complete or new, that it will be accepted by a journal, or that it will serve in a negotiation.',
      ],
    },
    {
      id: 'liability',
      title: 'Limit of liability',
      paragraphs: [
        'As far as the law allows, we are not liable for indirect, incidental, special, consequential or punitive damages, nor for lost profits, lost data, lost chances of publication or lost business.',
        'As far as the law allows, our total liability for all claims that arise from the service or from these terms is limited to the greater of USD 100 or the fees that you paid to us in the 6 months before the event that gave rise to the claim.',
        'Nothing in these terms limits liability that cannot be limited by law.',
      ],
    },
    {
      id: 'indemnity',
      title: 'Indemnity',
      paragraphs: [
        'If a third party makes a claim against us because of your inputs, your use of outputs, or your breach of these terms, you will compensate us for the resulting loss and reasonable costs, as far as the law allows. We will tell you of such a claim without delay and let you take part in the defense.',
      ],
    },
    {
      id: 'disputes',
      title: 'Governing law and disputes',
      paragraphs: [
        'These terms are governed by the law of Singapore, without regard to its rules on the conflict of laws.',
        'If there is a dispute, write to {email} first and describe it. Both sides will then try in good faith to settle it informally for 30 days.',
        'A dispute that is not settled within those 30 days will be finally resolved by arbitration, by one arbitrator. The seat of the arbitration is Singapore. Either side may ask a court for urgent measures that protect its rights until the arbitrator can decide. Mandatory rights that you have as a consumer where you live remain.',
      ],
    },
    {
      id: 'enterprise',
      title: 'Enterprise and regulated customers',
      paragraphs: [
        'Enterprise customers, and customers in regulated fields, may get a separate agreement, for example on data processing, security, support or invoicing. Where a separate agreement that both sides have signed contradicts these terms, the separate agreement prevails. To ask for one, write to {email}.',
      ],
    },
    {
      id: 'general',
      title: 'Changes to these terms, and contact',
      paragraphs: [
        'We may change these terms. The date at the top shows when the current version took effect. We will announce changes that matter before they take effect, on the website or by email. If you continue to use the service after that, the new version applies; if you do not agree, stop using the service.',
        'If a part of these terms is invalid, the rest stays in force. If we do not enforce a right immediately, we do not waive it. You may not transfer the agreement without our consent; we may transfer it to a party that takes over the service. These terms, and what they refer to, are the whole agreement on the service.',
        'Send questions about these terms to {email}.',
      ],
    },
  ],
};

export const termsDates = {
  effective: 'Effective',
  date: '2025-11-11',
  shownDate: 'November 11, 2025',
  toTop: 'Back to top',
} as const;
